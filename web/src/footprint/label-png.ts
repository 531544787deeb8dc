/** Wide enough for a sign on a buffet at 300 dpi: 20 cm. */
const WIDTH = 2400;

/** An SVG of its own as a PNG without a ground. */
export async function labelPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.drawImage(image, 0, 0, WIDTH, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No PNG of this size.');
  return blob;
}
