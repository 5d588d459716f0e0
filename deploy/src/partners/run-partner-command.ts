import { type PartnerToken, PartnerTokens } from '@naksha/services';
import type { Operator } from '../write-side/operator.ts';
import type { PartnerCommand } from './partner-arguments.ts';

/** @returns what is said about it, line by line */
export async function runPartnerCommand({ app }: Pick<Operator, 'app'>, asked: PartnerCommand): Promise<string[]> {
  const tokens = app.get(PartnerTokens, { strict: false });
  switch (asked.act) {
    case 'list': {
      const partners = await tokens.list();
      return partners.length > 0 ? partners.map(tellOf) : ['there are no partners'];
    }
    case 'end':
      await tokens.end(asked.name);
      return [`${asked.name} has ended: its token opens nothing, and its streams are closed`];
    case 'add': {
      const { token, partner } = await tokens.add(asked.name, asked.types, asked.place);
      return [`${tellOf(partner)}\n\n  ${token}\n`, 'It is shown this once: give it to them, and to nobody else.'];
    }
    default:
      return asked satisfies never;
  }
}

const tellOf = ({ name, types, place, createdAt }: PartnerToken): string =>
  `${name}  ${types.join(',')}  ${place === '*' ? 'every city' : place}  since ${createdAt.toISOString().slice(0, 10)}`;
