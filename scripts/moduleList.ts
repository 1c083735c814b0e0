import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module, type WebpackPluginInstance } from 'webpack';
import { modulesIn } from './scriptManifest';

/** Not in the build: only `scripts/budgets.mjs` reads it. */
const listFile = 'node_modules/.cache/module-list.json';

/** The source files in each file of the build. */
type ModuleList = Record<string, string[]>;

/** A style module is in two files: its rules in the style, its class names in the script. */
const isStyle = (module: Module): boolean => module.type.startsWith('css');

function moduleList({ chunks, chunkGraph, compiler }: Compilation): ModuleList {
  const list: ModuleList = {};
  for (const chunk of chunks) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(modulesIn);
    for (const file of chunk.files) {
      const sources = modules
        .filter((module) => isStyle(module) === file.endsWith('.css'))
        .map((module) => module.nameForCondition())
        .filter((source) => source !== null);
      list[file] = sources.map((source) => path.relative(compiler.context, source));
    }
  }
  return list;
}

/** Writes which modules each file of the build holds, those that webpack has joined one by one. */
export class ModuleListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'ModuleListPlugin';
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler.parentCompilation) return;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        mkdirSync(path.dirname(listFile), { recursive: true });
        writeFileSync(listFile, JSON.stringify(moduleList(compilation)));
      });
    });
  }
}
