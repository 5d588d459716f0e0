import { DOCUMENT_KINDS } from './document-kinds.ts';
import { documentKindContract } from './projector/testing/document-kind-contract.ts';
import { departure, enquiries, guide, sampleMarketHistory, searches } from './projector/testing/histories.ts';

for (const kind of DOCUMENT_KINDS)
  documentKindContract(kind, [...sampleMarketHistory(30), departure, ...guide, ...searches, ...enquiries]);
