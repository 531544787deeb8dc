interface Named {
  firstname: string | null;
  lastname: string | null;
  /** Of the program that wrote it, where no person did. */
  integration_name: string | null;
}

/** The author's name as readers see it: a person, else the program by its name alone; null when nobody is known. */
export function authorName({ firstname, lastname, integration_name: program }: Named): {
  firstname: string;
  lastname: string;
} | null {
  if (firstname !== null || lastname !== null) return { firstname: firstname ?? '', lastname: lastname ?? '' };
  return program === null ? null : { firstname: program, lastname: '' };
}
