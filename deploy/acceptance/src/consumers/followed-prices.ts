import { Kafka, type KafkaMessage } from 'cloudevents';

export type Delivered = { key: Buffer; value: Buffer; headers: Record<string, Buffer> };

/**
 * An example consumer that follows prices, knowing only CloudEvents and `events/asyncapi.json`. With kafkajs: `await
 * consumer.run({ eachMessage: async ({ message }) => prices.take(message) })` on `naksha.events.v1` from the beginning.
 */
export class FollowedPrices {
  readonly prices = new Map<string, number>();
  readonly #read = new Map<string, number>();

  take({ key, value, headers }: Delivered): void {
    const texts = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, text.toString()]));
    const message = { key: key.toString(), value: value.toString(), body: value.toString(), headers: texts };
    const event = Kafka.toEvent<Record<string, number>>(message as KafkaMessage<string>);
    if (Array.isArray(event) || !event.data) throw new Error(`No expected event received: ${JSON.stringify(texts)}`);
    // Delivery is at least once: skip repeats.
    const [partition, seq] = String(event.position).split(':');
    if (Number(seq) <= (this.#read.get(partition) ?? 0)) return;
    this.#read.set(partition, Number(seq));

    const listing = message.key;
    switch (event.type) {
      case 'naksha.ListingPosted.v1':
        this.prices.set(listing, event.data.price);
        break;
      case 'naksha.ListingPriceChanged.v1':
        this.prices.set(listing, event.data.to);
        break;
      case 'naksha.ListingDeleted.v1':
        this.prices.delete(listing);
        break;
      // Consumers ignore unknown types.
    }
  }
}
