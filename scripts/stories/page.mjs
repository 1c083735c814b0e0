/**
 * Runs in the frame of the stories before anything else, so it imports nothing. Defines how a story is shown and looked at
 * without loading the page again.
 */
export function prepare() {
  const ready = new Promise((resolve) => {
    const listen = () => {
      const channel = window.__STORYBOOK_PREVIEW__?.channel;
      // The page opens without a story. After it has reported that, any story can be shown.
      if (channel)
        channel.once('storyMissing', () => {
          // Accessibility is checked on demand, because most renderings here are about something else.
          channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
          resolve(channel);
        });
      else setTimeout(listen, 5);
    };
    listen();
  });
  const nodesOf = ({ help, id, nodes }) =>
    nodes.map(({ html }) => `axe ${id}: ${help} (${html.slice(0, 200)})`);
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];

  /** Whether an element has no layout yet because of `content-visibility: auto`: its words and its size are not known. */
  const isSkipped = (element) =>
    element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });

  /** Chromium lays such elements out in the next frame, which a busy machine draws late. Waits for at most 60 frames. */
  async function untilLaidOut() {
    for (let frame = 0; [...document.querySelectorAll('body *')].some(isSkipped) && frame < 60; frame += 1)
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
  }

  /** Sends an event that renders a story, and returns what was wrong once the story has come to rest. */
  async function rendered(storyId, event, payload) {
    const channel = await ready;
    const complaints = [];
    const complain = (error) => complaints.push(`threw ${error?.message ?? error?.description ?? error}`);
    for (const failure of failures) channel.on(failure, complain);
    const { status } = await new Promise((resolve) => {
      const finish = (outcome) => {
        if (outcome.storyId !== storyId) return;
        channel.off('storyFinished', finish);
        resolve(outcome);
      };
      channel.on('storyFinished', finish);
      channel.emit(event, payload);
    });
    for (const failure of failures) channel.off(failure, complain);
    await untilLaidOut();
    if (status !== 'success' && complaints.length === 0)
      complaints.push(`failed after ${event} ${JSON.stringify(payload)}`);
    return complaints;
  }

  /** The story and its dialogs, without what Storybook itself adds to the page. */
  const shown = () =>
    [...document.body.children].filter(
      (element) =>
        element.matches('div, section, aside') &&
        !element.matches('[class^="sb-"], [id^="storybook-"]:not(#storybook-root)'),
    );

  /** Shows a story and returns its problems once it is stable. */
  window.showStory = async (storyId) => {
    const complaints = await rendered(storyId, 'setCurrentStory', { storyId, viewMode: 'story' });
    if (!shown().some((element) => element.getBoundingClientRect().height > 0))
      complaints.push('shows nothing');
    complaints.push(...(await window.violations(storyId)));
    return complaints;
  };

  /** The violations of accessibility, found by Storybook's addon, with the parameters of the story. */
  window.violations = async (storyId) => {
    const channel = await ready;
    const { story } = window.__STORYBOOK_PREVIEW__.currentRender;
    const found = new Promise((resolve) => {
      channel.once('storybook/a11y/result', ({ violations }) => resolve(violations.flatMap(nodesOf)));
      channel.once('storybook/a11y/error', (error) => resolve([`axe ${error}`]));
    });
    channel.emit('storybook/a11y/manual', storyId, story.parameters.a11y);
    return found;
  };

  /** Changes what the toolbar changes, as the toolbar does. */
  window.setTools = (storyId, globals) => rendered(storyId, 'updateGlobals', { globals });

  /** Changes args, as the controls do. */
  window.setArgs = (storyId, updatedArgs) => rendered(storyId, 'updateStoryArgs', { storyId, updatedArgs });

  /** The words on the page, without those of a clock, which goes on meanwhile. */
  window.words = () => {
    const words = shown()
      .map(({ innerText }) => innerText)
      .join('\n');
    return [...document.querySelectorAll('time')].reduce(
      (rest, { innerText }) => rest.replace(innerText, ''),
      words,
    );
  };

  /** All that can be seen, as far as the tree holds it: marks, words, and what boxes hold. */
  window.looks = () =>
    shown()
      .map(({ outerHTML }) => outerHTML)
      .concat([...document.querySelectorAll('input, textarea, select')].map(({ value }) => value))
      .join('\n');

  /**
   * The same, without what a sighted user does not see: names for screen readers, tooltips, and ids, which change whenever
   * a component is mounted again.
   */
  window.seen = () => {
    const copies = shown().map((element) => {
      const copy = element.cloneNode(true);
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
      for (const part of copy.querySelectorAll('*'))
        for (const { name } of [...part.attributes])
          if (/^(aria-.*|title|id|for|name)$/.test(name)) part.removeAttribute(name);
      return copy.outerHTML;
    });
    const typed = [...document.querySelectorAll('input, textarea, select')].map(({ value }) => value);
    return [...copies, ...typed].join('\n');
  };

  /** Whether a control is offered while the other args have these values. */
  function isOffered(condition, args) {
    if (!condition?.arg) return true;
    const value = args[condition.arg];
    if ('eq' in condition) return value === condition.eq;
    if ('neq' in condition) return value !== condition.neq;
    return Boolean(value) === (condition.truthy ?? true);
  }

  /** Every story with its args and the controls of these. */
  window.allStories = async () => {
    await ready;
    const stories = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
    return stories.map(({ id, title, name, tags, initialArgs, argTypes, parameters }) => ({
      id,
      title,
      name,
      tags,
      url: typeof initialArgs.url === 'string' ? initialArgs.url : undefined,
      props: Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([arg, { description, table }]) => ({
          arg,
          description: description ?? '',
          defaultValue: table?.defaultValue?.summary ?? '',
        })),
      controls: (parameters.controls?.disable ? [] : Object.entries(argTypes))
        .filter(
          ([, { control, table }]) =>
            control?.type && !control.disable && !table?.disable && !table?.category,
        )
        .map(([arg, argType]) => ({
          arg,
          kind: argType.control.type,
          options: argType.options ?? [],
          isOffered: isOffered(argType.if, initialArgs),
          value: ['string', 'number', 'boolean'].includes(typeof initialArgs[arg])
            ? initialArgs[arg]
            : undefined,
        })),
    }));
  };

  /** How many pixels the page is wider than its window, after a second for elements that measure themselves. */
  window.excessWidth = async () => {
    const excess = () => document.documentElement.scrollWidth - window.innerWidth;
    for (let frame = 0; excess() > 0 && frame < 60; frame += 1)
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    return excess();
  };

  /** Amounts that a line break cuts in two. */
  window.brokenAmounts = () => {
    const texts = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: amount, index } of text.data.matchAll(
        /\$[\d,]*\d(\.\d+)?|\d{1,3}(,\d{3})+(\.\d+)?|\d+\.\d\d\b/g,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(amount);
      }
    }
    return broken;
  };
}
