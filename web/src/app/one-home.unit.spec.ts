import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

/** A stale copy would not be visible on screen, so sources are checked. */
const WEB = join(import.meta.dirname, '../..');
const nameFile = (file: ts.SourceFile) => file.fileName.split('/web/src/')[1];

/** Tiles have their own cache; usage counts carry no token. */
const DOORS = [
  'app/reload-on-lost-chunk.ts',
  'features/home/tiles/use-tiles.ts',
  'features/post/photos/send-photo.ts',
  'shared/analytics/count-event.ts',
  'shared/api/api.ts',
  'shared/live/live.ts',
  'shared/map/load-map-part.ts',
  'shared/map/load-style.ts',
  'shared/photos/use-private-photo.ts',
];
const STORED = {
  'app/reload-on-lost-chunk.ts': 'when a lost file was answered by a reload',
  'features/erase-account/erase-page.tsx': 'nothing: it forgets what the others keep',
  'features/home/view/starting-city.ts': 'the last chosen city, for visits whose URL names none',
  'features/listing/report/report-dialog.tsx': 'a name of this browser’s own, so that it reports a thing once',
  'features/post/use-draft.ts': 'a listing that is not posted yet',
  'features/sign-in/registration-clock.ts': 'that the dialog has come by itself often enough, for an hour',
  'features/staff-content/kept-drafts.ts': 'what staff typed of content and have not saved yet',
  'shared/analytics/consent.ts': 'whether what happens may be counted',
  'shared/analytics/report-missed-search.ts': 'a name of this tab’s own, so that it counts a search once',
  'shared/api/written-position.ts': 'how far the server was at the last own command',
  'shared/on-device/change-device-list.ts': 'what a visitor saved, hid, compared and searched, and who signed in last',
  'shared/on-device/device-storage.ts': 'reads and removes what change-device-list.ts stores',
  'shared/session/access-token.ts': 'the key of the session',
  'shared/session/session.ts': 'whether there is a session, and a notice that travels over a reload',
};
const NO_COPY = {
  'features/home/filters/filter-sheet.tsx: MapFilter': 'a draft, until "Show 31 homes" writes it into the URL',
  'features/home/home-page.tsx: FirstPaint': 'what the server wrote into the page, where nothing was asked for',
  'features/home/map/home-stage.tsx: Camera': 'where the finger has the map before it rests and the URL says so',
  'features/home/selection/use-selection.ts: ListingCard': 'the card that is hovered or focused, only while it is',
  'features/home/view/use-home-view.ts: useSearch': 'the URL of Home while a listing’s lies over it',
  'features/import/questions-section.tsx: ImportQuestion': 'questions answered since, which the preview no longer has',
  'features/import/use-import-options.ts: ImportOptions': 'choices that are being saved, until the server has them',
  'features/landing/search-form.tsx: ReadySearch':
    'what was chosen for the field, until the search writes it into the URL',
  'features/landing/search-form.tsx: Suggestion':
    'what was chosen for the field, until the search writes it into the URL',
  'features/second-factor/add-factor.tsx: TotpOffer': 'a secret that is made once, shown once and kept in no cache',
  'shared/filter/last-filter.ts: MapFilter': 'the filter of Home while another page has the URL',
  'shared/places/search-note.ts: SearchReadingResponse': 'notes about the last search, shown until its filter changes',
};

let checker: ts.TypeChecker;
let files: ts.SourceFile[];
beforeAll(() => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(WEB, 'tsconfig.json'), {}, host)!;
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, customConditions: ['source'] });
  checker = program.getTypeChecker();
  files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/web/src/') && !/\.spec\.|\/testing\//.test(fileName));
}, 60_000);

const everyNode = (of: ts.Node, see: (node: ts.Node) => void): void =>
  ts.forEachChild(of, (node) => {
    see(node);
    everyNode(node, see);
  });
const filesWith = (test: (node: ts.Node) => boolean): string[] =>
  files
    .filter((file) => {
      let found = false;
      everyNode(file, (node) => {
        found ||= test(node);
      });
      return found;
    })
    .map(nameFile)
    .sort();
const calls = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === name;

describe('D-145 server data', () => {
  it('D-145 is loaded only by listed modules', () => {
    expect(
      filesWith(
        (node) =>
          calls(node, 'fetch') || (ts.isNewExpression(node) && /EventSource|XMLHttp/.test(node.expression.getText())),
      ),
    ).toEqual(DOORS);
  });

  it('D-145 is loaded only by queries: no component or hook bypasses the query cache', () => {
    const api = files.find((file) => nameFile(file) === 'shared/api/api.ts')!;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(api)!);
    const readers = new Set(exported.filter(({ name }) => name === 'fetchJson' || name === 'fetchPublicJson'));
    const once = exported.find(({ name }) => name === 'sendRequestOnce');
    expect([readers.size, once?.name]).toEqual([2, 'sendRequestOnce']);
    const findSymbol = (node: ts.Identifier) => {
      const symbol = checker.getSymbolAtLocation(node);
      return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    };
    const past = new Set<string>();
    for (let before = -1; before !== readers.size; ) {
      before = readers.size;
      const names = new Set(['sendRequestOnce', ...[...readers].map(({ name }) => name)]);
      for (const file of files)
        everyNode(file, (node) => {
          if (!ts.isIdentifier(node) || ts.isImportSpecifier(node.parent) || nameFile(file) === 'shared/api/api.ts')
            return;
          if (!names.has(node.text)) return;
          const symbol = findSymbol(node);
          const reads = symbol && (readers.has(symbol) || (symbol === once && readsOnce(node)));
          const holder = reads ? findHolder(node) : undefined;
          if (!holder) return;
          if (/^([A-Z]|use[A-Z])/.test(holder.name.text)) past.add(`${nameFile(file)}: ${holder.name.text}`);
          else readers.add(checker.getSymbolAtLocation(holder.name)!);
        });
    }
    expect(readers.size).toBeGreaterThan(6);
    expect([...past]).toEqual([]);
  }, 30_000);
});

/** `sendRequestOnce` is for sign-in; it must be awaited and checked directly. */
const readsOnce = ({ parent }: ts.Identifier): boolean =>
  ts.isCallExpression(parent) &&
  parent.arguments[0].getText() === "'GET'" &&
  !(ts.isAwaitExpression(parent.parent) && ts.isExpressionStatement(parent.parent.parent));

function findHolder(node: ts.Node): { name: ts.Identifier } | undefined {
  let holder: { name: ts.Identifier } | undefined;
  for (let at = node; at; at = at.parent) {
    if ((ts.isPropertyAssignment(at) || ts.isShorthandPropertyAssignment(at)) && at.name.getText() === 'queryFn')
      return undefined;
    if ((ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) && at.name && ts.isIdentifier(at.name))
      holder = { name: at.name };
  }
  return holder;
}

describe('D-145 URL state', () => {
  it('D-145 is not in browser storage', () => {
    const storages = filesWith(
      (node) => ts.isIdentifier(node) && /^(local|session)Storage$|^indexedDB$/.test(node.text),
    );
    expect(storages).toEqual(Object.keys(STORED));
  });

  it('D-145 is not in component state or shared state, and neither is server data', () => {
    const contracts = files.flatMap((file) => [...file.statements]).filter(ts.isImportDeclaration);
    const wire = new Set(
      contracts
        .filter(({ moduleSpecifier }) => /^'@naksha\/events\/(contracts|wire\/)/.test(moduleSpecifier.getText()))
        .flatMap(({ importClause }) =>
          importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
            ? importClause.namedBindings.elements.map(({ name }) => name.text)
            : [],
        ),
    );
    expect([...wire]).toEqual(expect.arrayContaining(['ListingCard', 'LeadInbox', 'OwnListing', 'Property']));
    const shared = new Set([...wire, 'HomeView', 'MapFilter', 'Camera', 'SetView']);
    const copies: string[] = [];
    for (const file of files)
      everyNode(file, (node) => {
        if (!calls(node, 'useState') && !calls(node, 'atom') && !calls(node, 'useReducer')) return;
        const type = checker.getTypeAtLocation(node);
        const kept = calls(node, 'atom') ? type : checker.getTypeArguments(type as ts.TypeReference)[0];
        for (const name of namesIn(kept)) if (shared.has(name)) copies.push(`${nameFile(file)}: ${name}`);
        if (node.arguments.some((argument) => comesFromUrl(argument))) copies.push(`${nameFile(file)}: useSearch`);
      });
    expect([...new Set(copies)].sort()).toEqual(Object.keys(NO_COPY).sort());
  }, 60_000);
});

function namesIn(type: ts.Type | undefined, deep = 0): string[] {
  if (!type || deep > 5) return [];
  const own = [type.aliasSymbol?.name, type.symbol?.name].filter((name) => name !== undefined);
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const held = checker.getTypeArguments(type as ts.TypeReference);
  return [
    ...own,
    ...[...parts, ...(held ?? []), ...(type.aliasTypeArguments ?? [])].flatMap((one) => namesIn(one, deep + 1)),
  ];
}

function comesFromUrl(node: ts.Node): boolean {
  let found = false;
  const look = (at: ts.Node): void => {
    if (calls(at, 'useSearch') || (ts.isNewExpression(at) && at.expression.getText() === 'URLSearchParams'))
      found = true;
    if (!ts.isIdentifier(at)) return;
    const declared = checker.getSymbolAtLocation(at)?.valueDeclaration;
    if (
      declared &&
      ts.isVariableDeclaration(declared) &&
      declared.initializer &&
      calls(declared.initializer, 'useSearch')
    )
      found = true;
  };
  look(node);
  everyNode(node, look);
  return found;
}
