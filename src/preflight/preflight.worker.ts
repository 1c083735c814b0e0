import { handleRequest, type PreflightRequest } from './handleRequest';

self.addEventListener('message', ({ data }: MessageEvent<PreflightRequest>) => {
  void handleRequest(data, (response) => {
    self.postMessage(response);
  });
});
