import enGb, { type MailTexts } from './en_gb.ts';

export default enGb satisfies MailTexts;
