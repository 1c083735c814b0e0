import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import own from '../package.json';
import { modulesIn } from './scriptManifest';

/** Texts for packages that are published without theirs, as their repositories have them. */
const ownTexts = 'deploy/licenses';

/** Licences that ask for their text to be handed on, and for nothing else. Any other is a decision for a lawyer. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages whose code the build writes into each script, although no module is theirs. */
const runtimes = ['node_modules/webpack', 'node_modules/mini-css-extract-plugin'];

export interface ThirdPartyPackage {
  /** Its published name, which is another than its folder's where an alias is installed. */
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The texts of its licence and notice files; empty when there are none. */
  readonly text: string;
  /** The SHA-512 of the published package in hexadecimal, from the lock file. */
  readonly sha512: string;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The text under a chain of keys; empty where there is none. */
function textAt(value: unknown, ...keys: readonly string[]): string {
  let found = value;
  for (const key of keys)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'string' ? found : '';
}

const lock = readJson('package-lock.json');

/**
 * The folder of the package that a file belongs to, from the project's folder on; undefined for our own files. webpack writes
 * a null character before each `#` of a path.
 */
export function packageFolder(file: string): string | undefined {
  const real = file.replaceAll('\0', '');
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(real) ?? [];
  return folder && path.relative(process.cwd(), folder).replaceAll('\\', '/');
}

function textsIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const ownTextOf = (name: string): string => path.join(ownTexts, `${name.replace('/', '__')}.txt`);

/** What is known of an installed package. */
export function readPackage(folder: string): ThirdPartyPackage {
  const manifest = readJson(path.join(folder, 'package.json'));
  const name = textAt(manifest, 'name');
  const ownText = ownTextOf(name);
  const [, base64 = ''] = /^sha512-(.+)$/.exec(textAt(lock, 'packages', folder, 'integrity')) ?? [];
  return {
    name,
    version: textAt(manifest, 'version'),
    licence: textAt(manifest, 'license'),
    text: textsIn(folder) || (existsSync(ownText) ? readFileSync(ownText, 'utf8').trim() : ''),
    sha512: Buffer.from(base64, 'base64').toString('hex'),
  };
}

/** What keeps a package from being shipped, as sentences. */
export function objections({ name, version, licence, text, sha512 }: ThirdPartyPackage): string[] {
  const label = `${name} ${version}`;
  return [
    ...(text === ''
      ? [`${label} has no licence text: put that of its repository into ${ownTextOf(name)}`]
      : []),
    ...(accepted.includes(licence)
      ? []
      : [`${label} has the licence '${licence}', which is not accepted yet`]),
    ...(sha512 === '' ? [`${label} is not in package-lock.json`] : []),
  ];
}

/** The notices that the licences ask for: one text for people. */
export function notices(packages: readonly ThirdPartyPackage[]): string {
  const line = '-'.repeat(80);
  const head = 'The portal contains code of these packages. Each is followed by its licence.\n';
  return [
    head,
    ...packages.map(
      ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n\n${text}\n`,
    ),
  ].join('\n');
}

/** `pkg:npm/%40scope/name@1.2.3`, the name by which scanners know a package. */
export function packageUrl({ name, version }: Pick<ThirdPartyPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The bill of materials for programs: CycloneDX 1.6 without a time or a random number, so that a build can be repeated. */
export function billOfMaterials(packages: readonly ThirdPartyPackage[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own.name, name: own.name, version: own.version },
    },
    components: packages.map((item) => ({
      type: 'library',
      'bom-ref': packageUrl(item),
      name: item.name,
      version: item.version,
      purl: packageUrl(item),
      licenses: [{ license: { id: item.licence } }],
      hashes: [{ alg: 'SHA-512', content: item.sha512 }],
    })),
  };
}

function packagesOf(compilation: Compilation): ThirdPartyPackage[] {
  const files = [...compilation.modules].flatMap(modulesIn).map((module) => module.nameForCondition() ?? '');
  const folders = files.map(packageFolder).filter((folder) => folder !== undefined);
  return [...new Set([...folders, ...runtimes])]
    .map(readPackage)
    .sort((one, other) => packageUrl(one).localeCompare(packageUrl(other), 'en'));
}

/**
 * Writes `THIRD-PARTY.txt` and `sbom.cdx.json` beside the page, from the packages whose code is in the build. The build
 * fails when a text is missing, a licence is new, or a text of ours is not needed any more.
 */
export class ThirdPartyPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'ThirdPartyPlugin';
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler.parentCompilation) return;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const packages = packagesOf(compilation);
        const needed = packages.map((item) => path.basename(ownTextOf(item.name)));
        const spare = readdirSync(ownTexts).filter((file) => !needed.includes(file));
        const problems = [
          ...packages.flatMap(objections),
          ...spare.map((file) => `${ownTexts}/${file} belongs to no package that is shipped`),
        ];
        for (const text of problems) compilation.errors.push(new webpack.WebpackError(text));
        const emit = (file: string, text: string): void =>
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        emit('THIRD-PARTY.txt', notices(packages));
        emit('sbom.cdx.json', `${JSON.stringify(billOfMaterials(packages), undefined, 2)}\n`);
      });
    });
  }
}
