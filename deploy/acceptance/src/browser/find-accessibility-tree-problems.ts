import type { CDPSession, Page } from 'playwright-core';

type TreeNode = {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
};
export type Spoken = {
  language: 'en' | 'hi' | 'pa';
  /** Proper names, the same in every language. */
  proper: readonly (string | RegExp)[];
};

const CONTROL =
  /^(button|link|textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|option|DisclosureTriangle)$/;
const LANDMARK = /^(banner|main|navigation|complementary|contentinfo|region)$/;
const READ = new RegExp(`${CONTROL.source}|${LANDMARK.source}|^(heading|image|StaticText|dialog|group|list|table)$`);
const LETTERS = { en: /\p{Script=Latin}{2,}/u, hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u };

/**
 * Screen reader problems: unnamed controls, text in another language without markup, skipped heading levels, not exactly one main
 * heading, missing or ambiguous landmarks.
 * @returns one line each
 */
export async function findAccessibilityTreeProblems(page: Page, spoken: Spoken): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await readTree(session);
  const faults = [...headingFaults(nodes), ...landmarkFaults(nodes)];
  for (const node of nodes) {
    if (CONTROL.test(roleIn(node)) && !nameIn(node)) faults.push(`a ${roleIn(node)} without a name`);
    const other = foreignLanguage(node, spoken);
    if (other && (await markedLanguage(session, node)) !== other)
      faults.push(`a ${roleIn(node)} with words of ${other}: ${nameIn(node)} ${descriptionIn(node)}`.trim());
  }
  await session.detach();
  return [...new Set(faults)];
}

async function readTree(session: CDPSession): Promise<TreeNode[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: TreeNode): TreeNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? inOrder(child) : [];
    }),
  ];
  const root = nodes.find(({ parentId }) => parentId === undefined);
  return root ? inOrder(root).filter((node) => !node.ignored && READ.test(roleIn(node))) : [];
}

const roleIn = ({ role }: TreeNode) => role?.value ?? '';
const nameIn = ({ name }: TreeNode) => (name?.value ?? '').trim();
const descriptionIn = ({ description }: TreeNode) => (description?.value ?? '').trim();

function foreignLanguage(node: TreeNode, { language, proper }: Spoken): string | undefined {
  const words = proper.reduce<string>(
    (left, word) => left.replaceAll(word, ' '),
    `${nameIn(node)} ${descriptionIn(node)}`,
  );
  return Object.entries(LETTERS).find(([other, letters]) => other !== language && letters.test(words))?.[0];
}

/** The language a screen reader would use. */
async function markedLanguage(session: CDPSession, { backendDOMNodeId }: TreeNode): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () { return (this.closest ? this : this.parentElement).closest('[lang]').lang.slice(0, 2); }`,
    returnByValue: true,
  });
  return result.value;
}

function headingFaults(nodes: readonly TreeNode[]): string[] {
  const faults: string[] = [];
  const headings = nodes
    .filter((node) => roleIn(node) === 'heading')
    .map((node) => ({
      name: nameIn(node),
      level: Number(node.properties?.find(({ name }) => name === 'level')?.value.value),
    }));
  for (const [k, { name, level }] of headings.entries()) {
    const before = headings[k - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`a heading of level ${level} after one of ${before}: ${name}`);
  }
  const main = headings.filter(({ level }) => level === 1).length;
  return main === 1 ? faults : [...faults, `${main} main headings`];
}

function landmarkFaults(nodes: readonly TreeNode[]): string[] {
  const names = (role: string) => nodes.filter((node) => roleIn(node) === role).map(nameIn);
  return ['banner', 'main', 'navigation'].flatMap((role) => {
    const all = names(role);
    const twice = all.find((name, k) => all.indexOf(name) !== k);
    if (all.length === 0) return [`no ${role}`];
    return twice === undefined ? [] : [`two of ${role} are called "${twice}"`];
  });
}
