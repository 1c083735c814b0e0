import path from 'node:path';
import type { Compilation } from 'webpack';
import type { DrawnLogin } from '../src/app/login/drawnLogins';

const kinds = new Map([
  ['.js', 'script'],
  ['.css', 'style'],
]);

/** The files of a part of the program, as links that let the browser fetch them early. */
function preloadLinks(compilation: Compilation, part: string): string {
  const inHead = new Set(compilation.entrypoints.get('main')?.getFiles());
  const files = compilation.namedChunkGroups.get(part)?.getFiles() ?? [];
  return files
    .filter((file) => !inHead.has(file))
    .map((file) => `<link rel="preload" href="/${file}" as="${kinds.get(path.extname(file)) ?? 'fetch'}">`)
    .join('');
}

function template(data: string, content: string): string {
  return `<template ${data}>${content}</template>`;
}

/**
 * What a page of the built product can begin with, as templates of which `src/app/login/firstPage.ts` takes one: the login
 * forms, or the sign that the program is loading; and the files that follow.
 */
export function pageTemplates(
  compilation: Compilation,
  logins: readonly DrawnLogin[],
  loading: string,
): string {
  const [script = ''] = compilation.namedChunks.get('first')?.files ?? [];
  return [
    ...logins.map(({ path, token, markup }) => template(`data-path="${path}" data-token="${token}"`, markup)),
    template('data-loading', loading),
    ...['login', 'app'].map((part) => template(`data-files="${part}"`, preloadLinks(compilation, part))),
    `<script src="/${script}"></script>`,
  ].join('\n');
}
