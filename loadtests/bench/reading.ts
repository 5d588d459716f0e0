import { performance } from 'node:perf_hooks';
import { loadRegionPack, TRICITY } from '@naksha/deploy';
import { compileVocabulary, interpretSearchText } from '@naksha/events/search-reader';
import { computeQuantiles } from './quantiles.ts';

const SEARCHES = [
  ...['2bhk kharar under 50 lakh', '3 bhk near chandigarh university', 'plot 200 gaj', 'zirakpr flat', 'sec 70 mohali'],
  ...['gated society 3bhk with lift and parking', '2 bhk flat kharar or zirakpur', '10 marla kothi 1-1.5 cr mohali'],
  ...['mujhe 2bhk chahiye kharar mein 40 lakh tak', 'मोहाली में 50 लाख तक फ्लैट', 'ਖਰੜ 40 ਲੱਖ ਤੋਂ ਘੱਟ ਫਲੈਟ'],
];
const ROUNDS = 200;
const WARM_UP = 50;

export function benchSearchInterpretation(): void {
  const { places, landmarks } = loadRegionPack(TRICITY);
  const began = performance.now();
  const vocabulary = compileVocabulary(places, landmarks);
  const compiled = performance.now() - began;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const search of SEARCHES) {
      const from = performance.now();
      interpretSearchText(search, vocabulary);
      if (round >= WARM_UP) times.push(performance.now() - from);
    }
  const { p50, p95, p99, max } = computeQuantiles(times);
  const print = (ms: number) => `${(ms * 1000).toFixed(0)} µs`;
  console.log(`Reading searches, ${places.length} places, ${landmarks.length} landmarks`);
  console.log(`  vocabulary                 ${compiled.toFixed(1)} ms`);
  console.log(
    `  reading                    p50 ${print(p50)}   p95 ${print(p95)}   p99 ${print(p99)}   max ${print(max)}`,
  );
}
