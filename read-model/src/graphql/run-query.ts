import { Problem } from '@naksha/events/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { METER, type Meter } from '../http/meter.ts';
import { type GraphqlContext, Operations } from './operations.ts';
import type { GraphqlRequest } from './parse-request.ts';
import { assertWithinQueryLimits, MAX_TOKENS } from './query-limits.ts';
import { SCHEMA } from './schema.ts';

export const INTROSPECTION = Symbol('introspection');

export type GraphqlAnswer = { status: number; body: FormattedExecutionResult; problem?: Problem };

const MAX_ERRORS = 10;

@Injectable()
export class GraphqlQuery {
  readonly #logger = new Logger(GraphqlQuery.name);
  readonly #rules;

  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(INTROSPECTION) introspection: boolean,
    @Inject(METER) private readonly meter: Meter,
  ) {
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  async run(request: GraphqlRequest, context: GraphqlContext): Promise<GraphqlAnswer> {
    const document = this.meter(() => this.#check(request));
    if (!('kind' in document)) return document;
    const { data, errors = [] } = await execute({
      schema: SCHEMA,
      document,
      rootValue: this.operations,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      hideSuggestions: true,
    });
    // Without data, the variables were invalid and nothing ran.
    if (data === undefined) return reject('invalid', errors);
    if (errors.length === 0) return { status: 200, body: { data } };
    const problems = errors.map((error) => this.#toProblem(error));
    const told = errors.map((error, at) => toErrorEntry(error, problems[at]));
    const [problem] = problems;
    return { status: data === null ? problem.status : 200, body: { errors: told, data }, problem };
  }

  /** Limits come before validation, whose cost grows faster than the query. */
  #check({ query, operationName, variables }: GraphqlRequest): DocumentNode | GraphqlAnswer {
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const operation = getOperationAST(document, operationName);
      if (!operation)
        return reject('invalid', [
          new GraphQLError(
            'operationName does not match an operation of the query. It is required if the query has several operations.',
          ),
        ]);
      assertWithinQueryLimits({ document, operation, variables });
      const errors = validate(SCHEMA, document, this.#rules, { maxErrors: MAX_ERRORS, hideSuggestions: true });
      return errors.length > 0 ? reject('invalid', errors) : document;
    } catch (error) {
      if (error instanceof Problem) return reject(error.code, [new GraphQLError(error.detail)]);
      if (error instanceof GraphQLError) return reject('malformed', [error]);
      throw error;
    }
  }

  #toProblem({ originalError }: GraphQLError): Problem {
    if (originalError instanceof Problem) return originalError;
    this.#logger.error({ err: originalError, msg: 'graphql operation failed' });
    return new Problem(500, 'internal', 'Internal error. It has been logged.');
  }
}

const reject = (code: Problem['code'], errors: readonly GraphQLError[]): GraphqlAnswer => ({
  status: 400,
  body: {
    errors: errors.map(({ message, locations }) => ({
      message,
      ...(locations && { locations }),
      extensions: { code },
    })),
  },
});

const toErrorEntry = ({ path, locations }: GraphQLError, { code, status, detail, errors }: Problem) => ({
  message: detail,
  ...(path && { path }),
  ...(locations && { locations }),
  extensions: { code, status, ...(errors && { errors: [...errors] }) },
});
