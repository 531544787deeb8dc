import { randomUUID } from 'node:crypto';

/** A form as a browser sends it. */
export async function formBody(form: FormData): Promise<{ bytes: Uint8Array; headers: Record<string, string> }> {
  const boundary = randomUUID();
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const isFile = typeof value !== 'string';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${isFile ? `; filename="${value.name}"\r\ncontent-type: ${value.type}` : ''}\r\n\r\n`;
    parts.push(Buffer.from(head), isFile ? new Uint8Array(await value.arrayBuffer()) : Buffer.from(value), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { bytes: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
