import '../../require-node.mjs';
import { type PartnerToken, PartnerTokens } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { type PartnerCommand, parsePartnerArguments } from '../partners/partner-arguments.ts';
import { type Operator, openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

async function runPartnerCommand({ app }: Pick<Operator, 'app'>, command: PartnerCommand): Promise<string[]> {
  const tokens = app.get(PartnerTokens, { strict: false });
  switch (command.act) {
    case 'list': {
      const partners = await tokens.list();
      return partners.length > 0 ? partners.map(formatPartner) : ['No partners.'];
    }
    case 'end':
      await tokens.end(command.name);
      return [`${command.name}: token revoked and streams closed`];
    case 'add': {
      const { token, partner } = await tokens.add(command.name, command.types, command.place);
      return [
        `${formatPartner(partner)}\n\n  ${token}\n`,
        'The token is not shown again. Give it only to this partner.',
      ];
    }
    default:
      return command satisfies never;
  }
}

const formatPartner = ({ name, types, place, createdAt }: PartnerToken): string =>
  `${name}  ${types.join(',')}  ${place === '*' ? 'every city' : place}  since ${createdAt.toISOString().slice(0, 10)}`;

await runEntryPoint('partner', async (config, lifetime, words) => {
  const asked = parsePartnerArguments(words);
  const operator = await openOperator(config, await openDatabases(config, 'partner', lifetime));
  await lifetime.onEnd(() => operator.stop());
  for (const line of await runPartnerCommand(operator, asked)) console.log(line);
});
