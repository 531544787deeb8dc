import { extname } from 'node:path';
import { pictureKind } from '../../platform/storage/picture-kind.ts';

export type CertificateKind = 'pdf' | 'png' | 'jpg';

export const CERTIFICATE_MEDIA_TYPE: Record<CertificateKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const PDF = '%PDF-';

/** The kind of a file by its content; null for one that is no certificate: a drawing could run scripts where it is opened. */
export function certificateKind(file: Uint8Array): CertificateKind | null {
  if (new TextDecoder('latin1').decode(file.subarray(0, PDF.length)) === PDF) return 'pdf';
  const kind = pictureKind(file);
  return kind === 'svg' ? null : kind;
}

/** Of the kind of a key that is kept. */
export function keptKind(key: string): CertificateKind {
  const kind = extname(key).slice(1);
  return kind === 'png' || kind === 'jpg' ? kind : 'pdf';
}

const ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg'];
/** Control characters, those that turn the direction of text, and what stands for folders and markup. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069/\\<>:"|?*]/g;
const LONGEST = 120;

/** The name of a stored certificate: its file's name, with the ending of its kind. */
export function certificateName(written: string, kind: CertificateKind): string {
  const ending = extname(written).toLowerCase();
  const stem = ENDINGS.includes(ending) ? written.slice(0, -ending.length) : written;
  const fit = stem.toWellFormed().normalize('NFC').replaceAll(UNFIT, ' ').trim();
  return `${fit.slice(0, LONGEST).toWellFormed().trim() || 'certificate'}.${kind}`;
}

/** A download of this name, in any alphabet (RFC 6266). */
export function attachmentOf(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="certificate${extname(name)}"; filename*=UTF-8''${encoded}`;
}
