import type { ReactNode } from 'react';
import { Button } from './Button';
import type { Upload } from './useUpload';
import styles from './UploadProgress.module.css';

/** Beside Save while files are on their way: how far they are, and a way to stop them. */
export function UploadProgress({ upload: { percent, cancel } }: { upload: Upload }): ReactNode {
  if (percent === undefined) return null;
  const words = percent < 100 ? `Uploading… ${percent}%` : 'Uploaded, saving…';
  return (
    <div className={styles.upload}>
      <progress className={styles.bar} aria-label="Upload" max={100} value={percent} />
      <span className={styles.words}>{words}</span>
      <Button size="small" onClick={cancel}>
        Cancel upload
      </Button>
    </div>
  );
}
