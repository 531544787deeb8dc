/** A picture of one pixel, as a logo or a thumbnail is sent. */
export const PICTURE = new Blob(
  [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')],
  { type: 'image/png' },
);
