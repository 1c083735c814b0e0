import type { ReactNode } from 'react';

/** A message from the server, marked as such; renders nothing without a message. */
export function ServerMessage({ text }: { text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <span>
      The server says: <bdi>{text}</bdi>
    </span>
  );
}
