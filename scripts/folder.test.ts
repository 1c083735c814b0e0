import { whyNotInFolder } from './folder.mjs';

test.each(['[', ']', '!', '#', "'", '*', '?', '+(', '@('])(
  'Storybook cannot work in a folder with %s',
  (text) => {
    expect(whyNotInFolder(`/home/me/a${text}b/portal`, 'Storybook')).toBe(
      `Storybook cannot work in a folder with ${text} in its name: rename /home/me/a${text}b`,
    );
  },
);

test.each(['!', '?', '*'])('webpack cannot work in a folder with %s', (text) => {
  expect(whyNotInFolder(`/home/me/${text}portal`, 'webpack')).toBe(
    `webpack cannot work in a folder with ${text} in its name: rename /home/me/${text}portal`,
  );
});

test('webpack works in folders in which Storybook cannot', () => {
  expect(whyNotInFolder("/home/me/a[b]#'c+(d)", 'webpack')).toBeUndefined();
});

test.each(['a b', 'ä', 'a(b)', '{a}', '100%', 'a&b', 'a,b;c', '$a', '~a', 'a+b', 'a@b', 'a|b', 'a"b'])(
  'every tool works in a folder %s',
  (name) => {
    expect(whyNotInFolder(`/home/me/${name}/portal`, 'webpack')).toBeUndefined();
    expect(whyNotInFolder(`/home/me/${name}/portal`, 'Storybook')).toBeUndefined();
  },
);
