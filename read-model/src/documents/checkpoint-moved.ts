export class CheckpointMoved extends Error {
  constructor(generation: number, partition: number, from: number) {
    super(`the checkpoint of partition ${partition} in generation ${generation} is no longer ${from}`);
    this.name = 'CheckpointMoved';
  }
}
