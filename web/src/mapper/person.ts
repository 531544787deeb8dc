/** A person, or a program by its name alone; null where nobody is known. */
export function personOf(author: { firstname: string; lastname: string } | null): string | null {
  return author && [author.firstname, author.lastname].filter(Boolean).join(' ');
}
