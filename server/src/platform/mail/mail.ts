/** One message to one address; `html` says the same as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Of mails that come again and again: the page that ends them, and whether a POST to it does at once. */
  unsubscribe?: { page: string; byPost: boolean };
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
