import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { FieldFrame } from '../FieldFrame';
import { FieldNote } from '../FieldNote';
import { Icon } from '@/components/ui/Icon';
import { folderNames, useFilesDroppedBeside } from './fileDrops';
import { fileProblem } from './fileProblem';
import { useFormField, type FieldProps } from './useFormField';
import styles from './FileField.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'readOnly'> {
  /** Takes several files; what is chosen later is added. */
  multiple?: boolean;
  /** The file types that the file dialog offers: '.csv,.txt'. They are not checked. */
  accept?: string;
  /** Returns the chosen files that are accepted. The screen explains why others are not. */
  take?: (chosen: readonly File[]) => readonly File[] | Promise<readonly File[]>;
}

/** Files to send, each with a Remove button. The value is a list of files. */
export function FileField({
  multiple = false,
  accept,
  take = (chosen) => chosen,
  help,
  wide,
  ...props
}: FileFieldProps): ReactNode {
  const { name, disabled } = props;
  const [problem, setProblem] = useState<{ readonly file: File; readonly text: string }>();
  const field = useFormField(props, {
    isPrivate: true,
    validate: (value) => (problem && filesIn(value).includes(problem.file) ? problem.text : undefined),
    check: async () => !(await findProblem()),
  });
  const chosenId = useId();
  const files = filesIn(field.value);
  /** The files of the latest render: the user may choose another file while one is checked. */
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  });

  /** Checks the chosen files again. Shows an error for the first one that has changed since it was chosen. */
  async function findProblem(): Promise<boolean> {
    for (const file of latest.current) {
      const found = await fileProblem(file);
      if (found === undefined || !latest.current.includes(file)) continue;
      const text = multiple ? `${file.name}: ${found}` : found;
      setProblem({ file, text });
      field.fail(text);
      return true;
    }
    return false;
  }

  const hasFiles = files.length > 0;
  const onFocus = useEffectEvent(() => void findProblem());
  useEffect(() => {
    if (!hasFiles) return undefined;
    const check = (): void => onFocus();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [hasFiles]);

  const [hasFolder, setHasFolder] = useState(false);
  const folderNoteId = useId();
  /** The folders of a drop on the box: the browser reports its files only in the change that follows. */
  const droppedFolders = useRef<readonly string[]>([]);

  async function choose(chosen: readonly File[], folders: readonly string[]): Promise<void> {
    const readable = chosen.filter((file) => !folders.includes(file.name));
    setHasFolder(readable.length < chosen.length);
    const accepted = readable.length > 0 ? await take(readable) : [];
    if (accepted.length === 0) return;
    // A file that was changed since it was chosen is replaced when it is chosen again.
    const names = new Set(accepted.map((file) => file.name));
    const again = multiple ? latest.current.filter((file) => names.has(file.name)) : [];
    const problems = await Promise.all(again.map(fileProblem));
    const outdated = new Set(again.filter((_file, index) => problems[index] !== undefined));
    // Read after the checks: the user may have chosen another file meanwhile.
    const unchanged = latest.current.filter((file) => !outdated.has(file));
    field.set(multiple ? added(unchanged, accepted) : accepted);
  }

  useFilesDroppedBeside(field.frame.id, multiple, (dropped, folders) => void choose(dropped, folders));

  function remove(file: File): void {
    field.set(files.filter((other) => other !== file));
    field.focus();
  }

  return (
    <FieldFrame
      {...field.frame}
      {...{ help, wide }}
      live
      aside={
        hasFolder && <FieldNote id={folderNoteId} text="A folder cannot be sent. Choose the files in it." />
      }
    >
      {({ 'aria-required': _, ...controlProps }) => (
        <div className={styles.area}>
          <input
            {...controlProps}
            {...{ name, multiple, accept, disabled }}
            required={field.frame.required}
            ref={field.control}
            type="file"
            className={styles.input}
            aria-describedby={
              [controlProps['aria-describedby'], hasFiles && chosenId].filter(Boolean).join(' ') || undefined
            }
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // Cleared, because the browser sends no event when the same file is chosen again.
              currentTarget.value = '';
              const folders = droppedFolders.current;
              droppedFolders.current = [];
              void choose(chosen, folders);
            }}
            onDrop={({ dataTransfer }) => {
              droppedFolders.current = folderNames(dataTransfer);
              setHasFolder(droppedFolders.current.length > 0);
            }}
            onBlur={field.onBlur}
          />
          {/* For screen readers: the browser announces the cleared box as having no file. */}
          {hasFiles && (
            <span id={chosenId} className="visually-hidden">
              {`Chosen: ${files.map((file) => file.name).join(', ')}`}
            </span>
          )}
          {hasFiles && (
            // Not named after the field, which must be the only element with that name.
            <ul className={styles.files} aria-label="Ready to send">
              {files.map((file) => (
                <li key={fileKey(file)} className={styles.file}>
                  <Icon name="file" />
                  <bdi translate="no" className={styles.name} title={file.name}>
                    {file.name}
                  </bdi>
                  <span className={styles.size}>{sizeText(file.size)}</span>
                  <IconButton
                    icon="close"
                    size="small"
                    label={`Remove ${file.name}`}
                    disabled={disabled}
                    onClick={() => remove(file)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function filesIn(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((item) => item instanceof File) : [];
}

function fileKey({ name, size, lastModified }: File): string {
  return `${size} ${lastModified} ${name}`;
}

/** Adds files to a list; a file that was chosen twice is listed once. */
function added(files: readonly File[], more: readonly File[]): readonly File[] {
  return [...new Map([...files, ...more].map((file) => [fileKey(file), file])).values()];
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
