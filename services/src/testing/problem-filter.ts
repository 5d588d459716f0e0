import { Problem } from '@naksha/events/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';

type Reply = {
  status(code: number): Reply;
  header(name: string, value: string): Reply;
  send(body: unknown): void;
};

@Catch(Problem)
export class ProblemFilter implements ExceptionFilter<Problem> {
  catch({ status, code, detail, errors, retryAfter }: Problem, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<Reply>();
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.status(status).send({ status, code, detail, errors });
  }
}
