import { answerRequest, type PreflightRequest } from './answerRequest';

self.addEventListener('message', ({ data }: MessageEvent<PreflightRequest>) => {
  void answerRequest(data, (answer) => {
    self.postMessage(answer);
  });
});
