import { splitAnswer } from './longFileView';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const part of splitAnswer(data)) self.postMessage(part);
});
