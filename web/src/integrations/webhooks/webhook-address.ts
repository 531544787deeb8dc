/** Whether a text can be an address that receives events: http or https, no user or password in it. */
export function isWebhookAddress(text: string): boolean {
  const address = URL.parse(text);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username === '' &&
    address.password === '' &&
    /^https?:\/\/[^\s@]+$/i.test(text)
  );
}
