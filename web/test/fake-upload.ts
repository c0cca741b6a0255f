import { afterEach, beforeEach } from 'vitest';

/** Stands for the browser's XMLHttpRequest, over the fake server: what is sent shows half of it first. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  #method = '';
  #path = '';
  #isAborted = false;
  readonly #headers: Record<string, string> = {};

  open(method: string, path: string) {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  getResponseHeader() {
    return null;
  }

  async send(file: File) {
    this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
    try {
      const init = { method: this.#method, headers: this.#headers, body: file };
      const response = await fetch(this.#path, init);
      this.status = response.status;
      this.responseText = await response.text();
      if (!this.#isAborted) this.onload?.();
    } catch {
      if (!this.#isAborted) this.onerror?.();
    }
  }

  abort() {
    this.#isAborted = true;
    this.onabort?.();
  }
}

/** Call it once in a file whose screens upload. */
export function fakeUploads(): void {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    URL.createObjectURL ??= () => 'blob:preview';
    URL.revokeObjectURL ??= () => undefined;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
  });
}

/** A file of so many bytes. */
export function aFile(name: string, type: string, bytes = 1000): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
