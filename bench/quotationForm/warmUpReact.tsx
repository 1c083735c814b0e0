import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

function Screen({ onShown }: { onShown: () => void }) {
  const [text, setText] = useState('');
  useEffect(onShown, [onShown]);
  return (
    <form aria-label="Before">
      <label>
        Name
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <select>
        <option value="None">None</option>
      </select>
    </form>
  );
}

/** A form is never the first screen of a session: React has rendered the login and a list before it. */
export async function warmUpReact(): Promise<void> {
  const before = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    flushSync(() => before.render(<Screen onShown={resolve} />));
  });
  before.unmount();
}
