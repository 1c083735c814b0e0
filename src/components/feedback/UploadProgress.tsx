import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { keepFocusInSection } from './sectionFocus';
import styles from './UploadProgress.module.css';

interface UploadProgressProps {
  /** The share of the files that has left, from 0 to 1. */
  share: number;
  /** Stops the upload. */
  onCancel: () => void;
}

/** Beside Save while files are sent: how much of them has left, and a way to stop them. */
export function UploadProgress({ share, onCancel }: UploadProgressProps): ReactNode {
  const percent = Math.floor(share * 100);
  const text = percent < 100 ? `Uploading… ${percent}%` : 'Uploaded, saving…';
  return (
    <div className={styles.upload}>
      <progress className={styles.bar} aria-label="Upload" max={100} value={percent} />
      <span className={styles.text}>{text}</span>
      <Button ref={keepFocusInSection} size="small" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
