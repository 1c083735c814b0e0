import { partsOf } from './longFileView';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const part of partsOf(data)) self.postMessage(part);
});
