import { inputKind, optionsFor } from '@/domain/attributes/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine } from '@/domain/records/quotations';
import answer from '@/intakeForm/fields/Answer.module.css';
import group from '@/intakeForm/fields/AttributeGroupView.module.css';
import grid from '@/intakeForm/fields/AttributeTable.module.css';
import card from '@/intakeForm/fields/FormCard.module.css';
import controlStyles from '@/components/form/control.module.css';

/** The baseline: the same form with the same look in plain DOM calls, with `content-visibility` on its groups. */

function make(tag: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

const answers = new Map<string, string>();

function box(type: string, key: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  input.className = controlStyles['box'] ?? '';
  input.addEventListener('input', () => answers.set(key, input.value));
  return input;
}

function controlFor(attribute: Attribute): HTMLElement {
  const key = String(attribute.id);
  const kind = inputKind(attribute);
  if (kind === 'select') {
    const select = choice(['', ...optionsFor(attribute)]);
    select.addEventListener('change', () => answers.set(key, select.value));
    return select;
  }
  if (kind === 'radio') {
    const choices = optionsFor(attribute).map((option) => {
      const radio = box('radio', key);
      radio.className = '';
      radio.name = key;
      return make('label', '', radio, option);
    });
    return make('div', '', ...choices);
  }
  if (kind === 'secure')
    return make('div', controlStyles['group'] ?? '', box('password', key), make('button', '', 'Show'));
  const input = box(kind === 'checkbox' || kind === 'date' || kind === 'email' ? kind : 'text', key);
  if (kind === 'checkbox') input.className = '';
  return input;
}

function field(attribute: Attribute): HTMLElement {
  const input = controlFor(attribute);
  input.id = `field-${attribute.id}`;
  const name = document.createElement('label');
  name.htmlFor = input.id;
  name.className = answer['label'] ?? '';
  name.textContent = attribute.name;
  return make('div', answer['answer'], name, make('div', answer['control'], input));
}

function section(name: string, lines: number, ...children: Node[]): HTMLElement {
  const element = make('section', `${card['card'] ?? ''} ${card['whenSeen'] ?? ''}`);
  element.style.setProperty('--lines', String(lines));
  element.append(make('div', card['head'], make('h2', card['heading'], name)), ...children);
  return element;
}

function rowsOf({ attributes, display }: FormGroup): HTMLElement[] {
  const width = display === 'double' ? 2 : 1;
  const rows: HTMLElement[] = [];
  for (let at = 0; at < attributes.length; at += width) {
    const stripe = (at / width) % 2 === 0 ? 'attribute-odd' : 'attribute-even';
    const fields = attributes.slice(at, at + width).map((attribute) => field(attribute));
    rows.push(make('div', `${stripe} ${group['line'] ?? ''} ${group[display] ?? ''}`, ...fields));
  }
  return rows;
}

/** Repeated rows in a grid that renders only the visible ones. */
function table({ attributes, firstRows }: FormGroup): HTMLElement {
  const head = make('div', `${grid['row'] ?? ''} ${grid['headers'] ?? ''}`);
  head.append(...attributes.map(({ name }) => make('div', grid['head'], name)));
  const rows = Array.from({ length: firstRows }, (_, row) => {
    const cells = attributes.map((attribute) => {
      const cell = field({ ...attribute, id: `${attribute.id}-${row}` });
      cell.className += ` ${answer['cell'] ?? ''}`;
      cell.querySelector('input')?.setAttribute('aria-label', `${attribute.name}, row ${row + 1}`);
      const words = [make('bdi', '', attribute.name), make('span', answer['row'], `, row ${row + 1}`)];
      cell.querySelector('label')?.replaceChildren(...words);
      return make('div', grid['cell'], cell);
    });
    return make(
      'div',
      `${row % 2 === 0 ? 'attribute-odd' : 'attribute-even'} ${grid['row'] ?? ''}`,
      make('p', grid['title'], `Row ${row + 1}`),
      ...cells,
      make('div', grid['remove']),
    );
  });
  const element = make('div', grid['table'], head, ...rows);
  element.style.setProperty('--columns', String(attributes.length));
  return make('div', grid['frame'], element);
}

function choice(options: readonly string[]): HTMLSelectElement {
  const select = document.createElement('select');
  select.className = `${controlStyles['box'] ?? ''} ${controlStyles['select'] ?? ''}`;
  for (const option of options) select.add(new Option(option));
  return select;
}

function label(): HTMLElement {
  return make('span', 'visually-hidden', 'Column');
}

/** The button with an icon that explains how an amount is calculated. */
function why(): HTMLElement {
  const button = make('button', '');
  button.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  return button;
}

function coverages(lines: readonly CoverageLine[]): HTMLElement {
  const premiums = lines.map(({ premium }) => premium);
  const total = make('strong');
  const show = (): void => {
    total.textContent = `$${premiums.reduce((sum, premium) => sum + premium, 0)}`;
  };
  show();
  const rows = lines.map(({ coverage_name, coveragelimit, premium }, index) => {
    const input = box('text', `premium ${index}`);
    input.value = String(premium);
    input.setAttribute('aria-label', `Premium ${coverage_name}`);
    input.addEventListener('input', () => {
      premiums[index] = Number(input.value) || 0;
      show();
    });
    const cells = [
      choice(['', 'Y', 'N']),
      make('span', '', '–'),
      make('span', '', coveragelimit),
      box('text', `accept ${index}`),
      choice(['', 'Percentage', 'Fixed Amt']),
      box('text', `deductible ${index}`),
      make('span', '', why(), '$0'),
      input,
    ];
    return make(
      'tr',
      '',
      make('th', '', coverage_name),
      ...cells.map((cell) => make('td', '', label(), cell)),
    );
  });
  return make('table', '', ...rows, make('tr', '', make('th', '', 'Total Premium'), make('td', '', total)));
}

export function mountPlainDom(
  root: HTMLElement,
  groups: readonly FormGroup[],
  lines: readonly CoverageLine[],
): void {
  root.append(
    ...groups.map((each) =>
      each.display === 'table'
        ? section(each.name, each.firstRows + 2, table(each))
        : section(each.name, Math.ceil(each.attributes.length / 2), ...rowsOf(each)),
    ),
    section('Coverage', lines.length, coverages(lines)),
  );
}
