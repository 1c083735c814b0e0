import { TestEnvironment } from 'jest-environment-jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { cacheLabels, cacheStyles } from './fastDomQueries';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/**
 * jsdom with Node's own fetch, streams, files and abort signals: Node's fetch does not accept jsdom's FormData and Blob,
 * and a multipart upload would be sent as text.
 */
export default class AppEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the global object of another realm has no type
    const realm = this.global as unknown as Record<string, any>;
    cacheStyles(realm);
    cacheLabels(realm);
    const JsdomFormData = realm['FormData'];
    Object.assign(realm, {
      TextEncoder,
      TextDecoder,
      TextEncoderStream,
      TextDecoderStream,
      CompressionStream,
      DecompressionStream,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
      Headers,
      Response,
      AbortController,
      AbortSignal,
      URL,
      URLSearchParams,
      Blob: NodeBlob,
      File: NodeFile,
      Uint8Array,
      CryptoKey,
      ArrayBuffer,
    });
    const absolute = (input: RequestInfo | URL): RequestInfo | URL =>
      typeof input === 'string' ? new URL(input, realm['location'].href) : input;
    realm['Request'] = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absolute(input), init);
      }
    };
    realm['fetch'] = (input: RequestInfo | URL, init?: RequestInit) =>
      globalThis.fetch(absolute(input), init);
    realm['FormData'] = class extends FormData {
      constructor(form?: unknown) {
        super();
        if (form) for (const [key, value] of new JsdomFormData(form)) this.append(key, value);
      }
    };

    // jsdom refuses Node's AbortSignal as a listener option.
    const prototype = realm['EventTarget'].prototype;
    const addEventListener = prototype.addEventListener;
    prototype.addEventListener = function (type: string, listener: unknown, options?: unknown): unknown {
      if (!options || typeof options !== 'object' || !('signal' in options) || !options.signal) {
        return addEventListener.call(this, type, listener, options);
      }
      const { signal, ...rest } = options as { signal: AbortSignal };
      if (signal.aborted) return undefined;
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
      return addEventListener.call(this, type, listener, rest);
    };

    // jsdom's FileReader rejects Node's Blob.
    realm['FileReader'] = class extends realm['EventTarget'] {
      result: string | ArrayBuffer | null = null;
      error: unknown = null;
      readyState = 0;

      #run(content: Promise<string | ArrayBuffer>): void {
        const fire = (type: string): void => {
          this['dispatchEvent'](new realm['ProgressEvent'](type));
          this[`on${type}`]?.({ target: this, type });
        };
        content
          .then(
            (result) => {
              this.result = result;
              fire('load');
            },
            (error: unknown) => {
              this.error = error;
              fire('error');
            },
          )
          .finally(() => {
            this.readyState = 2;
            fire('loadend');
          });
      }

      readAsText(blob: Blob): void {
        this.#run(blob.text());
      }

      readAsArrayBuffer(blob: Blob): void {
        this.#run(blob.arrayBuffer());
      }
    };

    const idle = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    // jsdom has no layout, so it supports no property.
    realm['CSS'] = { ...realm['CSS'], supports: () => false };
    realm['ResizeObserver'] ??= idle;
    realm['IntersectionObserver'] ??= idle;
    realm['PointerEvent'] ??= class extends realm['MouseEvent'] {};
    realm['matchMedia'] ??= (media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    realm['Element'].prototype.scrollIntoView ??= function scrollIntoView(): void {};
    realm['Element'].prototype.hasPointerCapture ??= () => false;
    if (!realm['crypto']?.subtle)
      Object.defineProperty(realm, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  /** Not "browser": msw/node is empty there. */
  override exportConditions(): string[] {
    return [''];
  }
}
