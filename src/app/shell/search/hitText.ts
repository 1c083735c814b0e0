/** Parts of a line, without the blank ones. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

/** 'Albany, NY', or what is known of it. */
export function place(city: string, state: string): string {
  return [city, state].filter((part) => part.trim() !== '').join(', ');
}

/** First and last name, as far as they are known. */
export function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}
