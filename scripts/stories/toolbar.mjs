/** Storybook's own tools and controls: a story stays where it is under each tool, and each control changes what is seen. */

const otherTools = {
  viewport: { value: 'phone', isRotated: false },
  measureEnabled: true,
  outline: true,
  vision: 'deuteranopia',
};
const noTools = {
  theme: 'light',
  viewport: undefined,
  measureEnabled: false,
  outline: false,
  vision: undefined,
};

const setTools = (tab, id, globals) =>
  tab.evaluate(([storyId, tools]) => window.setTools(storyId, tools), [id, globals]);
const setArgs = (tab, id, args) =>
  tab.evaluate(([storyId, change]) => window.setArgs(storyId, change), [id, args]);

/** A value of an arg that differs from its present one; nothing for a kind that cannot be guessed. */
function otherValue({ kind, value, options }) {
  if (kind === 'boolean') return value !== true;
  if (kind === 'number' || kind === 'range') return (value ?? 0) + 3;
  if (kind === 'text' && /^[\d.]+(rem|em|px|%)$/.test(value)) return '5rem';
  if (kind === 'text' && /^[\d.,]*\d$/.test(value)) return '9876.50';
  if (kind === 'text') return `A text of ${String(value ?? '').length} letters before`;
  if (kind === 'color') return '#7a1fa2';
  return options.findLast((option) => String(option) !== String(value));
}

/** The first line of a text that is not in another one, or that is only there. */
function firstOther(before, now) {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const index = fresh.findIndex((line, at) => line !== old[at]);
  return index < 0 ? `without '${old[fresh.length]}'` : `'${fresh[index]}' in place of '${old[index]}'`;
}

/** What a story loses when each tool is used; leaves the tools as they were. */
export async function complaintsOfTools(tab, id) {
  const complaints = [];
  const before = await tab.evaluate(() => window.words());
  for (const [tools, globals] of [
    ['the dark theme', { theme: 'dark' }],
    ['the tools for size, measure, outline and vision', { ...otherTools, theme: 'both' }],
  ]) {
    complaints.push(...(await setTools(tab, id, globals)));
    const now = await tab.evaluate(() => window.words());
    if (now !== before)
      complaints.push(`shows other words after a change of ${tools}: ${firstOther(before, now)}`);
    const theme = await tab.evaluate(() => document.documentElement.dataset.theme);
    if (theme !== (globals.theme === 'dark' ? 'dark' : 'light'))
      complaints.push(`stays ${theme} with ${tools}`);
  }
  await setTools(tab, id, noTools);
  return complaints;
}

/** The args of a story that change nothing, or break it, apart from its texts; leaves the args as they were. */
export async function complaintsOfControls(tab, { id, controls }) {
  const complaints = [];
  const tried = controls.filter(
    (control) => control.kind !== 'text' && control.isOffered && otherValue(control) !== undefined,
  );
  if (tried.length === 0) return complaints;
  const before = await tab.evaluate(() => window.looks());
  let asBefore = {};
  for (const control of tried) {
    const other = otherValue(control);
    complaints.push(...(await setArgs(tab, id, { ...asBefore, [control.arg]: other })));
    if ((await tab.evaluate(() => window.looks())) === before)
      complaints.push(`looks the same when its arg '${control.arg}' becomes ${JSON.stringify(other)}`);
    asBefore = { [control.arg]: control.value };
  }
  await setArgs(tab, id, asBefore);
  return complaints;
}

/**
 * The text controls of a story that change nothing visible. Each starts from the story's own args, because some of them
 * open the story again and so end what its play function has done.
 */
export async function complaintsOfTexts(tab, { id, controls }) {
  const complaints = [];
  for (const control of controls.filter(({ kind, isOffered }) => kind === 'text' && isOffered)) {
    const before = await tab.evaluate(() => window.seen());
    const other = otherValue(control);
    complaints.push(...(await setArgs(tab, id, { [control.arg]: other })));
    if ((await tab.evaluate(() => window.seen())) === before)
      complaints.push(`shows the same when its text '${control.arg}' becomes ${JSON.stringify(other)}`);
    await setArgs(tab, id, { [control.arg]: control.value });
  }
  return complaints;
}

/** What the panel of controls and the table of props lack, without a look at the story itself. */
export function complaintsOfPanel({ title, url, controls, props }) {
  const complaints = [];
  for (const { arg, options } of controls) {
    if (arg === 'url') complaints.push("has a control for its 'url'");
    if (options.map(String).includes('undefined')) complaints.push(`offers 'undefined' for its arg '${arg}'`);
  }
  if (url !== undefined || title.startsWith('Foundations/')) return complaints;
  for (const { arg, description, defaultValue } of props) {
    if (description === '') complaints.push(`has no description of its prop '${arg}'`);
    if (defaultValue === '') complaints.push(`has no default value of its prop '${arg}'`);
  }
  return complaints;
}

/** Presses the tools themselves, in the window that a designer has. */
export async function complaintsOfWindow(browser, address, id) {
  const complaints = [];
  const tab = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await tab.goto(`${address}/?path=/story/${id}`);
  const story = tab.frameLocator('#storybook-preview-iframe');
  const heading = story.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  const expectHeading = async (after) => {
    const now = await heading.innerText({ timeout: 10_000 }).catch(() => 'nothing');
    if (!now.startsWith(words)) complaints.push(`shows '${now}' in place of '${words}' after ${after}`);
  };
  const choose = async (tool, option) => {
    await tab.getByRole('button', { name: tool }).click();
    await tab.getByRole('option', { name: option }).first().click();
    await expectHeading(`a press on '${option}'`);
  };
  await choose(/^Theme/, /^Dark/);
  await choose(/^Theme/, /^Light and dark/);
  const mirrored = tab.frameLocator('iframe[title="The same in the dark theme"]');
  if (!(await mirrored.getByRole('heading', { level: 1 }).innerText()).startsWith(words))
    complaints.push('shows no dark picture beside it');
  await choose('Viewport size', /^Phone/);
  const width = await story.locator('body').evaluate(() => window.innerWidth);
  if (width !== 390) complaints.push(`is ${width} px wide after a press on 'Phone'`);
  await choose('Vision filter', /^Deuteranopia/);
  for (const tool of ['Measure tool', 'Outline tool']) {
    await tab.getByRole('switch', { name: tool }).click();
    await expectHeading(`a press on '${tool}'`);
  }
  await tab.close();
  return complaints;
}
