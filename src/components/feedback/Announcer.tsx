import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onAnnouncement } from './announce';

/** How long an announcement stays, in milliseconds: long enough to be read out, and gone when another screen is explored. */
const stayMs = 10_000;

/** The page's one live region; it is in the frame from the start, since a region that is added later is not read. */
export function Announcer(): ReactNode {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  // Texts that come together are read together, each of them once.
  const texts = useRef(new Set<string>());
  useEffect(
    () =>
      onAnnouncement((text) => {
        const joined = [...texts.current.add(text)].filter(Boolean).join('. ');
        setSaid(({ turn }) => ({ text: joined, turn: turn + 1 }));
      }),
    [],
  );
  useEffect(() => {
    texts.current.clear();
    const timer = setTimeout(() => setSaid(({ turn }) => ({ text: '', turn })), stayMs);
    return () => clearTimeout(timer);
  }, [said.turn]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {/* A changed element, so that the same text is read again. */}
      <p key={said.turn}>{said.text}</p>
    </div>
  );
}
