/** The `XMLHttpRequest` of uploads, as far as the product uses it, over a `fetch`. */
export function uploadsOver(fetch: (address: string, request: RequestInit) => Promise<Response>): typeof XMLHttpRequest {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    responseText = '';
    private method = '';
    private address = '';
    private readonly controller = new AbortController();

    open(method: string, address: string): void {
      [this.method, this.address] = [method, address];
    }

    setRequestHeader(): void {
      // Typed answers do not depend on headers.
    }

    abort(): void {
      this.controller.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData): void {
      fetch(this.address, { method: this.method, body, signal: this.controller.signal })
        .then(async (response) => {
          [this.status, this.responseText] = [response.status, await response.text()];
          this.dispatchEvent(new Event('load'));
        })
        .catch(() => this.dispatchEvent(new Event('error')));
    }
  }
  return Upload as unknown as typeof XMLHttpRequest;
}
