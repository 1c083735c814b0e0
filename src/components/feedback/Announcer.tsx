import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onAnnouncement } from './announce';

/** How long an announcement stays in the page, in milliseconds: long enough to be read out. */
const stayMs = 10_000;

/** The only live region of the page. It is in the page from the start, since a region that is added later is not read. */
export function Announcer(): ReactNode {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  // Texts that arrive together are read together, each of them once.
  const texts = useRef(new Set<string>());
  useEffect(
    () =>
      onAnnouncement((text) => {
        const joined = [...texts.current.add(text)].filter(Boolean).join('. ');
        setAnnouncement(({ turn }) => ({ text: joined, turn: turn + 1 }));
      }),
    [],
  );
  useEffect(() => {
    texts.current.clear();
    const timer = setTimeout(() => setAnnouncement(({ turn }) => ({ text: '', turn })), stayMs);
    return () => clearTimeout(timer);
  }, [announcement.turn]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {/* The key makes a new element, so that the same text is read again. */}
      <p key={announcement.turn}>{announcement.text}</p>
    </div>
  );
}
