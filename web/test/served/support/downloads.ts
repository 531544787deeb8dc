import { waitFor } from '@testing-library/dom';

export interface Download {
  name: string;
  content: Buffer;
}

const contents = new Map<string, Blob>();
const taken: { name: string; address: string }[] = [];

function take(link: HTMLAnchorElement): void {
  taken.push({ name: link.download, address: link.getAttribute('href') ?? '' });
}

/** For the window that a test file has: what is handed out is kept, and nothing is left for it. */
export function keepDownloads(): void {
  const click = Reflect.get(HTMLAnchorElement.prototype, 'click');
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) take(this);
    else click.call(this);
  };
  URL.createObjectURL = (content: Blob | MediaSource) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  };

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
      if (!link) return;
      event.preventDefault();
      take(link);
    },
    true,
  );
}

/** The file that a page hands out when somebody acts. */
export async function download(act: () => Promise<void>): Promise<Download> {
  const before = taken.length;
  await act();
  return waitFor(async () => {
    const file = taken[before];
    if (!file) throw new Error('no file was handed out');
    const bytes = await contents.get(file.address)?.arrayBuffer();
    return { name: file.name, content: Buffer.from(bytes ?? new ArrayBuffer(0)) };
  });
}
