import { useEffect, useRef, useState, type RefObject } from 'react';

interface PageSection {
  readonly key: number;
  readonly text: string;
  readonly heading: HTMLElement;
}

interface PageSections {
  readonly sections: readonly PageSection[];
  /** Whether all sections have their headings. Their content may still be loading. */
  readonly isComplete: boolean;
  /** The section that has the focus or is in view. */
  readonly current: PageSection | undefined;
  /** Scrolls to a section and puts the focus on its heading. */
  readonly open: (section: PageSection) => void;
}

/** A section in this area of the window is the current one: below the frame, in the upper half. */
const readingArea = '-20% 0px -60% 0px';

/** A placeholder for unknown sections, such as `FormSkeleton`. A placeholder for content has no `role="status"`. */
const unknownSections = '[aria-busy="true"] > [role="status"]';

/** The events with which a user scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const;

/** The sections of a page by their headings of level 2. They are updated when headings are added or removed. */
export function usePageSections(body: RefObject<HTMLElement | null>): PageSections {
  const [sections, setSections] = useState<readonly PageSection[]>([]);
  const [isComplete, setComplete] = useState(false);
  const [current, setCurrent] = useState<PageSection>();
  /** Whether the user chose the current section, or moved the focus into it. The last sections never reach the reading area by scrolling. */
  const isChosen = useRef(false);

  useEffect(() => {
    const page = body.current;
    if (!page) return undefined;
    const update = (): void => {
      setSections((before) => findSections(page, before));
      setComplete(page.querySelector(unknownSections) === null);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(page, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (isChosen.current) return;
        const visible = entries.find(({ isIntersecting }) => isIntersecting);
        const section =
          edgeSection(sections) ??
          sections.find(({ heading }) => sectionElement(heading) === visible?.target);
        if (section) setCurrent(section);
      },
      { rootMargin: readingArea },
    );
    const markEdgeSection = (): void => {
      const section = isChosen.current ? undefined : edgeSection(sections);
      if (section) setCurrent(section);
    };
    markEdgeSection();
    // A focused control may stand anywhere in the window, so that its section is current until the user scrolls.
    const markFocusedSection = ({ target }: FocusEvent): void => {
      const section = sections.findLast(
        ({ heading }) => target instanceof Node && sectionElement(heading).contains(target),
      );
      if (!section) return;
      isChosen.current = true;
      setCurrent(section);
    };
    document.addEventListener('focusin', markFocusedSection);
    window.addEventListener('scroll', markEdgeSection, { passive: true });
    for (const { heading } of sections) observer.observe(sectionElement(heading));
    const release = (): void => {
      isChosen.current = false;
    };
    for (const type of scrollEvents) window.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', markFocusedSection);
      window.removeEventListener('scroll', markEdgeSection);
      for (const type of scrollEvents) window.removeEventListener(type, release);
    };
  }, [sections]);

  function open(section: PageSection): void {
    const { heading } = section;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
    isChosen.current = true;
    setCurrent(section);
  }

  return {
    sections,
    isComplete,
    current: current && sections.find(({ key }) => key === current.key),
    open,
  };
}

/** The first section at the top of the page, the last one at its end; undefined in between. */
function edgeSection(sections: readonly PageSection[]): PageSection | undefined {
  if (window.scrollY <= 0) return sections[0];
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 1 ? sections.at(-1) : undefined;
}

/** The section of a heading, or else its parent. */
function sectionElement(heading: Element): Element {
  return heading.closest('section, fieldset') ?? heading.parentElement ?? heading;
}

/** The current sections. Returns the same array if no section was added, removed or renamed. */
function findSections(page: Element, before: readonly PageSection[]): readonly PageSection[] {
  const headings = [...page.querySelectorAll<HTMLElement>('h2')];
  const found = headings.map((heading, key) => ({ key, text: heading.textContent.trim(), heading }));
  const isSame =
    found.length === before.length &&
    found.every(
      ({ heading, text }, index) => before[index]?.heading === heading && before[index].text === text,
    );
  return isSame ? before : found;
}
