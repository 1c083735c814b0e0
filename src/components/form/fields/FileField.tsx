import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { FieldFrame } from '../FieldFrame';
import { Icon } from '@/components/ui/Icon';
import { fileProblem } from './fileProblem';
import { useFormField, type FieldProps } from './useFormField';
import styles from './FileField.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'readOnly'> {
  /** Takes several files; what is chosen later is added. */
  multiple?: boolean;
  /** What the file dialog offers: '.csv,.txt'. It is a convenience and no check. */
  accept?: string;
  /** Which of the chosen files are kept; the screen says why others are not. */
  take?: (chosen: readonly File[]) => readonly File[] | Promise<readonly File[]>;
}

/** Files to be sent, each with a way to take it out again. The value is a list of files. */
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
  /** The files of the latest render: another choice may come while one is looked at. */
  const present = useRef(files);
  useLayoutEffect(() => {
    present.current = files;
  });

  /** Looks at the chosen files once more, and says beside the field which of them is not what was chosen. */
  async function findProblem(): Promise<boolean> {
    for (const file of present.current) {
      const found = await fileProblem(file);
      if (found === undefined || !present.current.includes(file)) continue;
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
    const look = (): void => onFocus();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [hasFiles]);

  async function choose(chosen: readonly File[]): Promise<void> {
    const taken = await take(chosen);
    if (taken.length === 0) return;
    // A file that was chosen before and saved again since gives way to itself.
    const names = new Set(taken.map((file) => file.name));
    const again = multiple ? present.current.filter((file) => names.has(file.name)) : [];
    const problems = await Promise.all(again.map(fileProblem));
    const outdated = new Set(again.filter((_file, index) => problems[index] !== undefined));
    // Read now: another choice may have been taken meanwhile.
    const kept = present.current.filter((file) => !outdated.has(file));
    field.set(multiple ? added(kept, taken) : taken);
  }

  function remove(file: File): void {
    field.set(files.filter((other) => other !== file));
    field.focus();
  }

  return (
    <FieldFrame {...field.frame} {...{ help, wide }} live>
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
              // Emptied, since the browser would not report the same file when it is chosen again.
              currentTarget.value = '';
              void choose(chosen);
            }}
            onBlur={field.onBlur}
          />
          {/* The browser says of the emptied box that no file was chosen. */}
          {hasFiles && (
            <span id={chosenId} className="visually-hidden">
              {`Chosen: ${files.map((file) => file.name).join(', ')}`}
            </span>
          )}
          {hasFiles && (
            // Not named after the field: the field itself is found by its label.
            <ul className={styles.files} aria-label="Ready to send">
              {files.map((file) => (
                <li key={keyOf(file)} className={styles.file}>
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

function keyOf({ name, size, lastModified }: File): string {
  return `${size} ${lastModified} ${name}`;
}

/** The same file chosen twice is sent once. */
function added(files: readonly File[], more: readonly File[]): readonly File[] {
  return [...new Map([...files, ...more].map((file) => [keyOf(file), file])).values()];
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
