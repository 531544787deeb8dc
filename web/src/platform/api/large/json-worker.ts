import { partedValue } from './parted-value.ts';

/** Reads the JSON of a large answer and hands it over part by part: its rest first. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void data.text().then((text) => {
    try {
      const { rest, parts } = partedValue(JSON.parse(text));
      postMessage({ rest });
      for (const part of parts) postMessage({ part });
      postMessage({ end: true });
    } catch {
      postMessage({ end: false });
    }
  });
});
