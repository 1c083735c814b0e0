import { createElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Inputs keep what was typed outside of their attributes, so that a copied tree lacks it. */
function copyTypedValues(from: ParentNode, to: ParentNode): void {
  const boxes = 'input, textarea, select';
  const copies = to.querySelectorAll<HTMLInputElement>(boxes);
  from.querySelectorAll<HTMLInputElement>(boxes).forEach((box, index) => {
    const copy = copies[index];
    if (!copy || box.type === 'file') return;
    copy.value = box.value;
    copy.checked = box.checked;
  });
}

/** Keeps a copy of the page of `source` in `mirror`, in the dark theme. Returns how to stop. */
function mirrorInDark(source: HTMLIFrameElement, mirror: HTMLIFrameElement): () => void {
  let stopWatching = (): void => undefined;
  let frame = 0;

  const copy = (): void => {
    const page = source.contentDocument;
    const target = mirror.contentDocument;
    if (!page || !target) return;
    const root = target.importNode(page.documentElement, true);
    root.querySelectorAll('script').forEach((script) => {
      script.remove();
    });
    root.dataset['theme'] = 'dark';
    // Each copy would begin every animation anew, and a dialog would stay half transparent.
    const still = target.createElement('style');
    still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
    root.append(still);
    target.replaceChild(root, target.documentElement);
    copyTypedValues(page, target);
    // The size tool may make the stories' frame smaller than its place.
    mirror.style.width = `${source.clientWidth}px`;
    mirror.style.height = `${source.clientHeight}px`;
    mirror.contentWindow?.scrollTo(source.contentWindow?.scrollX ?? 0, source.contentWindow?.scrollY ?? 0);
  };
  const copySoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(copy);
  };
  const sizes = new ResizeObserver(copySoon);
  sizes.observe(source);

  /** Begins anew with each page that the stories' frame loads. */
  const watch = (): void => {
    stopWatching();
    const page = source.contentDocument;
    if (!page) return;
    const changes = new MutationObserver(copySoon);
    changes.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
    const kinds = ['input', 'change', 'scroll'] as const;
    for (const kind of kinds) page.addEventListener(kind, copySoon, { capture: true, passive: true });
    stopWatching = () => {
      changes.disconnect();
      for (const kind of kinds) page.removeEventListener(kind, copySoon, { capture: true });
    };
    copySoon();
  };
  source.addEventListener('load', watch);
  watch();
  return () => {
    source.removeEventListener('load', watch);
    stopWatching();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The story in the dark theme: a picture that follows the story beside it, and cannot be used itself. */
function DarkMirror(): ReactElement {
  const mirror = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const source = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    return source && mirror.current ? mirrorInDark(source, mirror.current) : undefined;
  }, []);
  return createElement('iframe', {
    ref: mirror,
    title: 'The same in the dark theme',
    inert: '',
    style: { border: 0, flex: 'none', maxWidth: '50%', alignSelf: 'center' },
  });
}

/** The frame of the stories, and with the theme 'both' a dark picture of it. */
function Frames({ children }: { children?: ReactNode }): ReactElement {
  const [{ theme }] = useGlobals();
  const place = { flex: 1, position: 'relative', minWidth: 0 } as const;
  return createElement(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    createElement('div', { style: place }, children),
    theme === 'both' && createElement(DarkMirror),
  );
}

const fileStyle = {
  all: 'unset',
  cursor: 'pointer',
  font: '12px ui-monospace, monospace',
  alignSelf: 'center',
  padding: '0 8px',
  whiteSpace: 'nowrap',
} as const;

/** The file of the story or page; a press opens it in the editor, or copies its path where Storybook runs without a server. */
function FileOfStory(): ReactElement | null {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  // Until the index has loaded there is no entry, whatever the type says.
  const entry = api.getData(storyId) as { readonly importPath: string } | undefined;
  if (!entry) return null;
  const file = entry.importPath.replace(/^\.\//, '');
  const isServed = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';
  const open = (): void => {
    if (isServed) void api.openInEditor({ file });
    else void navigator.clipboard.writeText(file);
  };
  const title = isServed ? 'Open in the editor' : 'Copy the path';
  return createElement('button', { type: 'button', title, style: fileStyle, onClick: open }, file);
}

// Storybook compiles this file without the automatic import of React, so it has no JSX.
addons.register('portal', () => {
  addons.add('portal/frames', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Frames, undefined, children),
  });
  addons.add('portal/file', {
    type: types.TOOL,
    title: 'File',
    match: ({ viewMode, tabId }) => viewMode !== undefined && !tabId,
    render: () => createElement(FileOfStory),
  });
});
