import type { ReactNode } from 'react';

/** What the server said, marked as its own words and kept apart from the text around it; nothing where it said nothing. */
export function ServerMessage({ text }: { text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <span>
      The server says: <bdi>{text}</bdi>
    </span>
  );
}
