export class CheckpointMoved extends Error {
  constructor(generation: number, partition: number, from: number) {
    super(
      `Checkpoint of partition ${partition} in generation ${generation} is no longer ${from}: another process has moved it`,
    );
    this.name = 'CheckpointMoved';
  }
}
