import type { Mailer } from './mail.ts';
import { headersOf } from './mail-headers.ts';

/** A server that does not answer must not hold a job for long: it is tried again. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server: `smtps://user:password@host:465`, or `smtp://host:587` with STARTTLS where it is offered. */
export function smtpMailer(url: string, from: string): Mailer {
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...PATIENCE_MS });
      try {
        // An address as an object: what stands in it begins no second recipient.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          headers: headersOf({ unsubscribe }),
        });
      } finally {
        transport.close();
      }
    },
  };
}
