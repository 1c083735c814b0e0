import { useEffect, useRef, useState, type RefObject } from 'react';

interface PageSection {
  readonly key: number;
  readonly text: string;
  readonly heading: HTMLElement;
}

interface PageSections {
  readonly sections: readonly PageSection[];
  /** Whether all sections have their headings; what they hold may still be loading. */
  readonly isComplete: boolean;
  /** The section in view. */
  readonly current: PageSection | undefined;
  /** Scrolls to a section and puts the focus on its heading. */
  readonly open: (section: PageSection) => void;
}

/** The part of the window in which a section counts as the current one: below the frame, in the upper half. */
const readingArea = '-20% 0px -60% 0px';

/** A placeholder for sections that are not known yet, such as `FormSkeleton`; one for the content of a section has no status. */
const unknownSections = '[aria-busy="true"] > [role="status"]';

/** What a person scrolls with. */
const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const;

/** The sections of a page by their headings of level 2, as they come and go. */
export function usePageSections(body: RefObject<HTMLElement | null>): PageSections {
  const [sections, setSections] = useState<readonly PageSection[]>([]);
  const [isComplete, setComplete] = useState(false);
  const [current, setCurrent] = useState<PageSection>();
  /** Whether the current section was chosen here: the last ones never come up to the reading area. */
  const isChosen = useRef(false);

  useEffect(() => {
    const page = body.current;
    if (!page) return undefined;
    const look = (): void => {
      setSections((before) => sectionsOf(page, before));
      setComplete(page.querySelector(unknownSections) === null);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(page, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (isChosen.current) return;
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const section = atAnEnd(sections) ?? sections.find(({ heading }) => partOf(heading) === seen?.target);
        if (section) setCurrent(section);
      },
      { rootMargin: readingArea },
    );
    const mark = (): void => {
      const section = isChosen.current ? undefined : atAnEnd(sections);
      if (section) setCurrent(section);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    for (const { heading } of sections) observer.observe(partOf(heading));
    const release = (): void => {
      isChosen.current = false;
    };
    for (const type of scrollEvents) window.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', mark);
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

/** The first section where the page is not scrolled, the last one where it is scrolled to its end; undefined in between. */
function atAnEnd(sections: readonly PageSection[]): PageSection | undefined {
  if (window.scrollY <= 0) return sections[0];
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 1 ? sections.at(-1) : undefined;
}

/** What belongs to a heading: its section, or what it is in. */
function partOf(heading: Element): Element {
  return heading.closest('section, fieldset') ?? heading.parentElement ?? heading;
}

/** The sections now; the same array where none has come, gone or been renamed. */
function sectionsOf(page: Element, before: readonly PageSection[]): readonly PageSection[] {
  const headings = [...page.querySelectorAll<HTMLElement>('h2')];
  const now = headings.map((heading, key) => ({ key, text: heading.textContent.trim(), heading }));
  const isSame =
    now.length === before.length &&
    now.every(
      ({ heading, text }, index) => before[index]?.heading === heading && before[index].text === text,
    );
  return isSame ? before : now;
}
