import { splitResponse } from './longFileView';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const part of splitResponse(data)) self.postMessage(part);
});
