import { splitResponse } from './longFileView';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const piece of splitResponse(data)) self.postMessage(piece);
});
