import { useRef, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { FieldFrame } from '../FieldFrame';
import { Icon } from '@/components/ui/Icon';
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
  const box = useRef<HTMLInputElement>(null);
  const field = useFormField(props, { isPrivate: true });
  const files = filesIn(field.value);

  async function choose(chosen: readonly File[]): Promise<void> {
    const taken = await take(chosen);
    if (taken.length < chosen.length && box.current) box.current.value = '';
    // Read now: another choice may have been taken meanwhile.
    const present = filesIn(field.registry.values[name]);
    if (taken.length > 0) field.set(multiple ? added(present, taken) : taken);
  }

  function remove(file: File): void {
    field.set(files.filter((other) => other !== file));
    // Else the browser would not report the same file when it is chosen again.
    if (box.current) box.current.value = '';
    field.focus();
  }

  return (
    <FieldFrame {...field.frame} {...{ help, wide }}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className={styles.area}>
          <input
            {...wiring}
            {...{ name, multiple, accept, disabled }}
            required={field.frame.required}
            ref={(element) => {
              box.current = element;
              field.control(element);
            }}
            type="file"
            className={styles.input}
            onChange={({ currentTarget }) => void choose([...(currentTarget.files ?? [])])}
            onBlur={field.onBlur}
          />
          {files.length > 0 && (
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
