/** First and last name; the address of somebody who has given neither. */
export function memberName({ firstname, lastname, email }: { firstname: string; lastname: string; email: string }): string {
  return `${firstname} ${lastname}`.trim() || email;
}
