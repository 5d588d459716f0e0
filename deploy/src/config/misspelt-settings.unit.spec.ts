import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settings } from './config.ts';
import { describeMisspeltSettings } from './misspelt-settings.ts';

const NAMES = Object.keys(settings);
const find = (environment: Record<string, string>) => describeMisspeltSettings(NAMES, environment);

it.each([
  ['STAF_PHONES', 'STAFF_PHONES'],
  ['STAFF_PHONE', 'STAFF_PHONES'],
  ['STAFFPHONES', 'STAFF_PHONES'],
  ['STAFF-PHONES', 'STAFF_PHONES'],
  ['staff.phones', 'STAFF_PHONES'],
  ['SATFF_PHOENS', 'STAFF_PHONES'],
  ['NAKSHA_STAFF_PHONES', 'STAFF_PHONES'],
  ['NAKSHA_STAF_PHONES', 'STAFF_PHONES'],
  ['NAKSHA_REIGON', 'NAKSHA_REGION'],
  ['NAKHSA_REGION', 'NAKSHA_REGION'],
  ['NASKHA_SECRET', 'NAKSHA_SECRET'],
  ['NAKSHA_DATADIR', 'NAKSHA_DATA_DIR'],
  ['DATA_DIR', 'NAKSHA_DATA_DIR'],
  ['NAKSHA_PORT', 'PORT'],
  ['PROT', 'PORT'],
  ['PRT', 'PORT'],
  ['port', 'PORT'],
  ['HSOT', 'HOST'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_ULR', 'REDIS_URL'],
  ['SMS_ULR', 'SMS_URL'],
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['OTP_LENGHT', 'OTP_LENGTH'],
  ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('suggests for %s the setting %s', (variable, meant) => {
  expect(find({ [variable]: 'x' })).toEqual([`${variable} is not a setting. Did you mean ${meant}?`]);
});

it('recognizes each setting with one letter missing, doubled or swapped', () => {
  for (const name of NAMES.filter((one) => one.length > 4))
    for (let k = 0; k < name.length - 1; k++) {
      const cut = name.slice(0, k) + name.slice(k + 1);
      const doubled = name.slice(0, k) + name[k] + name.slice(k);
      const exchanged = name.slice(0, k) + name[k + 1] + name[k] + name.slice(k + 2);
      for (const variable of [cut, doubled, exchanged].filter((one) => !NAMES.includes(one)))
        expect(find({ [variable]: 'x' }).join(), `${variable} for ${name}`).toMatch(/Did you mean [A-Z0-9_]+\?/);
    }
});

it('a variable with the prefix is not a setting, even if its name is similar', () => {
  expect(find({ NAKSHA_COLOUR_SCHEME: 'x' })).toEqual([
    'NAKSHA_COLOUR_SCHEME is not a setting. docs/settings.md lists all of them.',
  ]);
});

it('reports each misspelled setting, but no correct or empty one', () => {
  expect(find({ STAF_PHONES: '+919876543210', PORT: '3000', NAKSHA_REIGON: '/x', SMS_TOKN: ' ' })).toEqual([
    'STAF_PHONES is not a setting. Did you mean STAFF_PHONES?',
    'NAKSHA_REIGON is not a setting. Did you mean NAKSHA_REGION?',
  ]);
  expect(find(Object.fromEntries(NAMES.map((name) => [name, 'x'])))).toEqual([]);
});

const ORDINARY = `
  PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL LANG LC_ALL LC_CTYPE TZ TERM TERM_PROGRAM COLORTERM COLUMNS LINES EDITOR VISUAL
  PAGER LESS MAIL HOSTNAME HOSTTYPE OSTYPE MACHTYPE DISPLAY TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS
  SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AGENT_PID SUDO_USER SUDO_UID GPG_TTY LS_COLORS _ PS1 IFS DEBIAN_FRONTEND
  NODE NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE NODE_NO_WARNINGS NVM_DIR NVM_BIN NVM_INC VOLTA_HOME
  INIT_CWD COLOR npm_config_cache npm_config_user_agent npm_config_registry npm_config_prefix npm_config_noproxy npm_command
  npm_execpath npm_node_execpath npm_lifecycle_event npm_lifecycle_script npm_package_json npm_package_name npm_package_version
  npm_package_engines_node NPM_TOKEN NPM_CONFIG_LOGLEVEL YARN_VERSION FORCE_COLOR NO_COLOR DEBUG VERBOSE
  CI CI_COMMIT_SHA CI_JOB_ID CI_JOB_TOKEN CI_JOB_URL CI_PROJECT_NAME CI_PROJECT_URL CI_PIPELINE_ID CI_REGISTRY GITLAB_CI GITHUB_ACTIONS
  GITHUB_TOKEN GITHUB_SHA GITHUB_REF GITHUB_REF_NAME GITHUB_REPOSITORY GITHUB_WORKSPACE GITHUB_RUN_ID GITHUB_API_URL RUNNER_OS RUNNER_TEMP
  BUILD_ID BUILD_NUMBER BUILD_URL BRANCH_NAME JOB_NAME JENKINS_URL JENKINS_HOME EXECUTOR_NUMBER CHANGE_ID TRAVIS CIRCLECI BUILDKITE
  KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT_443_TCP_ADDR POD_NAME POD_IP POD_NAMESPACE
  NAKSHA_SERVICE_HOST NAKSHA_SERVICE_PORT NAKSHA_SERVICE_PORT_HTTP NAKSHA_PORT_80_TCP NAKSHA_PORT_80_TCP_ADDR NAKSHA_PORT_80_TCP_PORT
  NAKSHA_PORT_80_TCP_PROTO NAKSHA_API_SERVICE_HOST NAKSHA_API_PORT_3000_TCP REDIS_SERVICE_HOST REDIS_SERVICE_PORT REDIS_HOST REDIS_PORT
  REDIS_PASSWORD KAFKA_SERVICE_HOST KAFKA_HEAP_OPTS KAFKA_OPTS KAFKA_NODE_ID KAFKA_LISTENERS MEILI_MASTER_KEY MEILI_ENV MEILI_DB_PATH MEILI_NO_ANALYTICS
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB POSTGRES_HOST POSTGRES_PORT DB_HOST DB_PORT
  DB_NAME DB_USER DB_PASSWORD DATABASE_HOST DATABASE_NAME DATABASE_USER MYSQL_HOST MONGO_URL MAIL_URL SMTP_URL SMTP_HOST SMTP_PORT
  AWS_REGION AWS_DEFAULT_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_ENDPOINT_URL REGION SECRET
  GOOGLE_APPLICATION_CREDENTIALS GCP_PROJECT GCLOUD_PROJECT K_SERVICE K_REVISION DYNO WEBSITE_HOSTNAME VERCEL VERCEL_URL FLY_REGION
  FLY_APP_NAME RENDER RENDER_EXTERNAL_URL RAILWAY_STATIC_URL PORT_HTTP HTTP_PORT HTTPS_PORT WEB_PORT APP_PORT SERVER_PORT PORTS VHOST GHOST
  HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy COMPOSE_PROFILES COMPOSE_PROJECT_NAME DOCKER_HOST DOCKER_BUILDKIT
  container APP_ENV APP_NAME APP_URL BASE_URL SITE_URL API_URL API_KEY SECRET_KEY SECRET_KEY_BASE ACCESS_KEY BUCKET ENDPOINT LOG_FILE SESSION_SECRET JWT_SECRET ACCESS_TOKEN
  OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_METRICS_EXPORTER OTEL_LOGS_EXPORTER
  OTEL_RESOURCE_ATTRIBUTES OTEL_PROPAGATORS OTEL_TRACES_SAMPLER OTEL_TRACES_SAMPLER_ARG OTEL_LOG_LEVEL OTEL_NODE_RESOURCE_DETECTORS
  SENTRY_DSN LOGFILE RUST_LOG PYTHONPATH JAVA_HOME MAVEN_OPTS GOPATH GOROOT VIRTUAL_ENV CONDA_PREFIX INVOCATION_ID JOURNAL_STREAM
  NOTIFY_SOCKET LISTEN_FDS LISTEN_PID SYSTEMD_EXEC_PID CHROME_PATH K6_PATH LOAD_URL TEST_REPORT UPDATE_SETTINGS
  ALLUSERSPROFILE APPDATA COMSPEC ProgramFiles SystemRoot USERPROFILE windir OS PATHEXT PROCESSOR_ARCHITECTURE NUMBER_OF_PROCESSORS`
  .trim()
  .split(/\s+/);

it('ignores variables of other programs', () => {
  expect(find(Object.fromEntries(ORDINARY.map((name) => [name, 'x'])))).toEqual([]);
  expect(find({ NAKSHA_PORT: 'tcp://10.0.0.7:80', NAKSHA_API_PORT: 'udp://10.0.0.7:80' })).toEqual([]);
});

it('reports nothing about the settings of docker-compose.yml and the image', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const texts = [read('docker-compose.yml'), read('.env.example'), read('deploy/docker/Dockerfile')];
  const variables = texts.join('\n').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=[:=])/g) ?? [];
  expect(variables.length).toBeGreaterThan(30);
  expect(find(Object.fromEntries(variables.map((name) => [name, 'x'])))).toEqual([]);
});
