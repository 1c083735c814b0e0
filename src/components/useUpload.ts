import { useEffect, useRef, useState } from 'react';

/** What a call that sends files is given: where to tell its progress, from 0 to 1, and what stops it. */
export interface UploadHandles {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export interface Upload {
  /** How much has been sent, in whole percent, while files are on their way. */
  percent: number | undefined;
  /** Sends with progress and a way to cancel; leaving the screen cancels, too. */
  run: (send: (options: UploadHandles) => Promise<unknown>) => Promise<unknown>;
  cancel: () => void;
}

export function useUpload(): Upload {
  const [percent, setPercent] = useState<number>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function run(send: (options: UploadHandles) => Promise<unknown>): Promise<unknown> {
    const controller = new AbortController();
    underWay.current = controller;
    setPercent(0);
    try {
      return await send({
        signal: controller.signal,
        onProgress: (share) => setPercent(Math.floor(share * 100)),
      });
    } finally {
      setPercent(undefined);
    }
  }

  return { percent, run, cancel: () => underWay.current?.abort() };
}
